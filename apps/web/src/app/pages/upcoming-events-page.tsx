export { UpcomingEvents as Component } from '../components/upcoming-events.js';
