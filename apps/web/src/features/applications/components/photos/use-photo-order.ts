import { MAX_APPLICATION_PHOTOS } from '@stallbook/kernel/limits';
import { useRef, useState } from 'react';
import { toast } from '../../../../components/ui/toast.js';
import { useInTurn } from '../../../../lib/hooks/use-in-turn.js';
import {
  useReorderApplicationImagesMutation,
  type ApplicationPhotoFragment as Photo,
} from '../../api/applications.generated.js';
import { photoField as texts, photoProblems } from '../../texts/photos.js';

const idsOf = (photos: readonly Photo[]): string[] => photos.map(({ id }) => id);

/** The photos in the chosen order; those that it does not name stay at the end. */
const inOrder = (photos: readonly Photo[], order: readonly string[]): Photo[] => {
  const placeOf = ({ id }: Photo) => (order.includes(id) ? order.indexOf(id) : MAX_APPLICATION_PHOTOS);
  return photos.toSorted((a, b) => placeOf(a) - placeOf(b));
};

/** Shows a new order immediately, until the list has it, and saves orders one after the other, so that the last one wins. */
export function usePhotoOrder(applicationId: string, listed: readonly Photo[], refetch: () => unknown) {
  const [reorder] = useReorderApplicationImagesMutation();
  const [order, setOrder] = useState<readonly string[]>([]);
  const [announced, setAnnounced] = useState('');
  const latest = useRef(order);
  const inTurn = useInTurn();
  const photos = inOrder(listed, order);
  if (order.length > 0 && idsOf(listed).join() === idsOf(photos).join()) setOrder([]);
  const save = async (ids: readonly string[]) => {
    if (latest.current !== ids) return;
    const places = ids.map((id, index) => ({ id, displayOrder: index + 1 }));
    const { error } = await reorder({ input: { applicationId, order: places } });
    if (!error) return;
    if (latest.current === ids) setOrder([]);
    toast(photoProblems.notReordered, 'error');
    void refetch();
  };
  const move = (from: number, to: number) => {
    const ids = idsOf(photos);
    const [id] = ids.splice(from, 1);
    if (id === undefined || from === to) return;
    ids.splice(to, 0, id);
    latest.current = ids;
    setOrder(ids);
    setAnnounced(texts.moved(to + 1, ids.length));
    void inTurn(() => save(ids));
  };
  return { photos, move, announced };
}
