export { OwnerPanel } from '../../features/events/components/owner-panel.js';
export { ChangePictures } from '../../features/events/components/pictures/change-pictures.js';
