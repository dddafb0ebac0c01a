/** What the landing page shows until staff replace it. */
export const landingSamples: Readonly<Record<string, string>> = {
  'A limited offer': 'Una oferta limitada',
  'We’ll help you set up your first market one on one: the listing, booth fees, and payout account.':
    'Te ayudamos a preparar tu primer mercado, contigo paso a paso: el anuncio, las tarifas de los puestos y la cuenta para recibir tus pagos.',
  'Take a spot': 'Reservar un lugar',
  'I used to keep a notebook of deadlines. Now I see every deadline and fee before I fall in love with a market.':
    'Antes llevaba un cuaderno de fechas límite. Ahora veo cada fecha límite y cada tarifa antes de enamorarme de un mercado.',
  'stoneware, Juniper & Clay': 'cerámica, Juniper & Clay',
  'Applications used to come by mail, by text, and on napkins. Now they’re all in one place, and I review them in one evening.':
    'Antes las solicitudes llegaban por correo, por mensaje y en servilletas. Ahora están todas en un solo lugar y las reviso en una tarde.',
  'organizer, Riverside Markets': 'organizador, Riverside Markets',
  'Load-in at seven, booth 14, gate on the north side. I checked it on my phone in the van, and it was right.':
    'Montaje a las siete, puesto 14, entrada por el lado norte. Lo miré en el teléfono, en la camioneta, y era correcto.',
  'sourdough and honey': 'pan de masa madre y miel',
  'Why we built Stallbook': 'Por qué creamos Stallbook',
  'One of us sold candles on weekends. The other managed a churchyard market from a binder with a broken ring.':
    'Uno de nosotros vendía velas los fines de semana. El otro dirigía el mercado de una iglesia con una carpeta que tenía una argolla rota.',
  'One wet Saturday in October, a vendor found his spot given away. His check was in the binder, and the binder was in a car across town. He had driven two hours for nothing.':
    'Un sábado lluvioso de octubre, un vendedor encontró su lugar ocupado. Su cheque estaba en la carpeta, y la carpeta estaba en un auto al otro lado de la ciudad. Había manejado dos horas para nada.',
  'It wasn’t anyone’s fault. Each side just couldn’t see what the other knew. So we built the first Stallbook that winter: one page per market, shared by both sides, with the fee, the deadline, the booth, and the load-in time.':
    'No fue culpa de nadie. Cada parte simplemente no podía ver lo que sabía la otra. Así que ese invierno creamos el primer Stallbook: una página por mercado, compartida por ambas partes, con la tarifa, la fecha límite, el puesto y la hora de montaje.',
  'It’s still that page. We just made it harder to lose.':
    'Sigue siendo esa página. Solo hicimos que fuera más difícil perderla.',
  'The founders of Stallbook': 'Los fundadores de Stallbook',
};
