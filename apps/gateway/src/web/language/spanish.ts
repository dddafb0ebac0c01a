import type { PageTexts } from './page-texts.js';

export const spanish: PageTexts = {
  locale: 'es-US',
  foreign: ' lang="en"',
  missing: {
    page: { title: 'Página no encontrada', description: 'No hay ninguna página en esta dirección.' },
    event: { title: 'Evento no encontrado', description: 'Este evento no existe.' },
    post: { title: 'Artículo no encontrado', description: 'Este artículo no existe.' },
  },
  eventTypes: {
    craft_fair: 'Feria de artesanías',
    farmers_market: 'Mercado de agricultores',
    art_show: 'Exposición de arte',
    festival: 'Festival',
    popup_market: 'Mercado temporal',
    other: 'Mercado',
  },
  eventLead: (type, place, dates) => `${type} en ${place}, ${dates}.`,
  datesUnknown: 'fecha por anunciar',
  sample: 'Ejemplo.',
  landing: {
    title: 'Tu próximo buen día de mercado',
    lead: 'Encuentra ferias de artesanías, mercados de agricultores y festivales cerca de ti. Envía tu solicitud en minutos, paga tu puesto y entérate de tu hora de montaje.',
    events: 'Ver los eventos',
    plans: 'Comparar los planes',
    blog: 'Leer el blog',
    quotes: 'Lo que dice la gente',
    quotesSample: 'Estas citas son ejemplos. Ningún cliente las dijo.',
    storySample: 'Esta historia es un ejemplo.',
    contact: 'Habla con una persona',
    contactSample: 'La dirección de correo es un ejemplo.',
  },
  events: {
    title: 'Encuentra tu próximo evento',
    all: 'Todos los eventos',
    none: 'Aún no hay eventos planeados.',
    noneFound: (search) =>
      `Ningún evento próximo coincide con “${search}”. Prueba con otras palabras, o con una ciudad o un estado.`,
    search: 'Buscar eventos',
    earlier: 'Eventos anteriores',
    later: 'Eventos posteriores',
    hours: (hours) => `Horario: ${hours}`,
    boothFee: (fee) => `Tarifa del puesto: ${fee}`,
    applicationFee: (fee) => `Tarifa de solicitud: ${fee}`,
    deadline: (day) => `Solicitudes hasta el ${day}`,
  },
  blog: {
    title: 'Desde los puestos',
    all: 'Todos los artículos',
    house: 'El equipo de Stallbook',
    minutes: (minutes) => `${minutes} min de lectura`,
  },
  filePage: {
    title: 'Archivo no disponible',
    heading: 'No se puede abrir este archivo',
    dashboard: 'Ir a tu panel',
  },
};
