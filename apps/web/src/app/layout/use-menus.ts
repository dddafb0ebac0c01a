import { useViewer } from '../../lib/session/use-session.js';
import { menusFor, type NavMenu } from './navigation.js';

export const useMenus = (): NavMenu[] => menusFor(useViewer());
