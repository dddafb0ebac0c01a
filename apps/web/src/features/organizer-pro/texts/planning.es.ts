import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './planning.js';

export const planning: Translation<typeof english.planning> = {
  notLoaded: 'No pudimos cargar la lista de tareas.',
  loading: 'Cargando...',
  list: 'Lista de tareas',
  progress: (done, all) => `${done} de ${all} listas`,
  due: (day) => `para el ${day}`,
  overdue: (day) => `con retraso desde el ${day}`,
  print: 'Imprimir',
  remove: 'Quitar',
  removeOf: (task) => `Quitar ${task}`,
  removed: 'La tarea se quitó.',
  undo: 'Deshacer',
  failed: 'No pudimos guardar la lista de tareas. Inténtalo de nuevo.',
  add: {
    title: 'Agregar una tarea',
    name: 'Tarea',
    due: 'Fecha límite',
    submit: 'Agregar tarea',
    noName: 'Ponle un nombre a la tarea',
    noDate: 'Elige un día',
  },
  none: {
    title: 'Aún no hay eventos',
    text: 'Publica un evento, y su lista de tareas aparecerá aquí.',
    action: 'Crear un evento',
  },
};

export const taskTexts: Translation<typeof english.taskTexts> = {
  site: { title: 'Reservar el lugar y tramitar los permisos' },
  insurance: { title: 'Asegurar el evento' },
  recruit: { title: 'Invitar a los vendedores adecuados', next: 'Buscar vendedores' },
  decide: { title: 'Responder todas las solicitudes', next: 'Responder' },
  promote: { title: 'Compartir el evento con los visitantes', next: 'Compartir' },
  payments: { title: 'Recordar el pago a los vendedores que faltan', next: 'Recordarles' },
  layout: {
    title: 'Planear la distribución y darle un puesto a cada vendedor',
    next: 'Asignar puestos',
  },
  documents: { title: 'Subir el mapa y las instrucciones para los vendedores', next: 'Subir' },
  supplies: { title: 'Revisar la electricidad, los letreros, las mesas y los primeros auxilios' },
  load_in: { title: 'Dar la bienvenida a los vendedores en el montaje' },
  rate: { title: 'Calificar a los vendedores', next: 'Calificar' },
  thank: { title: 'Agradecer a los vendedores y a quienes ayudaron', next: 'Escribirles' },
};
