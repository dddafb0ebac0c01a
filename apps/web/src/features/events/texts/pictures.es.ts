import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './pictures.js';

export const pictureDialog: Translation<typeof english.pictureDialog> = {
  forEvent: (title) => `Para ${title}`,
  where:
    'La página del evento muestra el banner, y las listas, la imagen del evento. Si falta una de las dos, se muestra la otra.',
  guidelines: 'Consejos',
  choose: 'Elegir una imagen',
  types: 'JPG, PNG o WebP',
  ready: 'Listo para subir',
  different: 'Elegir otra imagen',
  crop: 'Arrastra la imagen o usa los controles para elegir la parte que se muestra.',
  zoom: 'Zoom',
  horizontal: 'De izquierda a derecha',
  vertical: 'De arriba a abajo',
  progress: 'Progreso de la carga',
  uploading: 'Subiendo...',
  cancel: 'Cancelar',
};

const quality = 'Usa imágenes de buena calidad';
const size = 'Recomendado: 1200x600 píxeles (proporción 2:1)';
const limit = (megabytes: number) => `Tamaño del archivo menor a ${megabytes} MB`;

export const bannerTexts: Translation<typeof english.bannerTexts> = {
  change: 'Cambiar banner',
  where: 'Se muestra arriba en esta página',
  title: 'Subir banner del evento',
  current: 'Banner actual',
  hints: (megabytes) => [size, quality, 'Pon el mínimo de texto en la imagen', limit(megabytes)],
  preview: 'Vista previa del banner',
  upload: 'Subir banner',
  uploaded: 'El banner está actualizado',
  failed: 'No pudimos subir el banner. Inténtalo de nuevo.',
  remove: 'Quitar banner',
  ask: '¿Quitar el banner?',
  effect:
    'Esta página mostrará la imagen del evento o, si no la hay, un dibujo. Para recuperar el banner, vuelve a subirlo.',
  removed: 'Se quitó el banner',
  notRemoved: 'No pudimos quitar el banner. Inténtalo de nuevo.',
};

export const eventImageTexts: Translation<typeof english.eventImageTexts> = {
  change: 'Cambiar imagen',
  where: 'Se muestra en las listas de eventos',
  title: 'Subir imagen del evento',
  current: 'Imagen actual en las listas',
  hints: (megabytes) => [size, quality, limit(megabytes)],
  preview: 'Vista previa de la imagen del evento',
  upload: 'Subir imagen del evento',
  uploaded: 'La imagen del evento está actualizada',
  failed: 'No pudimos subir la imagen del evento. Inténtalo de nuevo.',
  remove: 'Quitar imagen del evento',
  ask: '¿Quitar la imagen del evento?',
  effect:
    'Las listas mostrarán el banner o, si no lo hay, un dibujo. Para recuperar la imagen del evento, vuelve a subirla.',
  removed: 'Se quitó la imagen del evento',
  notRemoved: 'No pudimos quitar la imagen del evento. Inténtalo de nuevo.',
};
