import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './banner.js';

export const bannerDialog: Translation<typeof english.bannerDialog> = {
  change: 'Cambiar banner',
  title: 'Subir banner del evento',
  forEvent: (title) => `Para ${title}`,
  current: 'Banner actual',
  guidelines: 'Consejos',
  hints: (megabytes) => [
    'Recomendado: 1200x600 píxeles (proporción 2:1)',
    'Usa imágenes de buena calidad',
    'Pon el mínimo de texto en la imagen',
    `Tamaño del archivo menor a ${megabytes} MB`,
  ],
  choose: 'Elegir una imagen',
  types: 'JPG, PNG o WebP',
  ready: 'Listo para subir',
  different: 'Elegir otra imagen',
  crop: 'Arrastra la imagen o usa los controles para elegir la parte que se muestra.',
  preview: 'Vista previa del banner',
  zoom: 'Zoom',
  horizontal: 'De izquierda a derecha',
  vertical: 'De arriba a abajo',
  progress: 'Progreso de la carga',
  upload: 'Subir banner',
  uploading: 'Subiendo...',
  cancel: 'Cancelar',
  uploaded: 'El banner está actualizado',
  failed: 'No pudimos subir el banner. Inténtalo de nuevo.',
};
