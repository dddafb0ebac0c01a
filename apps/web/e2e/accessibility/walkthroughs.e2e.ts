import './walkthroughs/first-season.js';
import './walkthroughs/returning-vendor.js';
import './walkthroughs/many-applications.js';
import './walkthroughs/expired-session.js';
import './walkthroughs/without-javascript.js';
