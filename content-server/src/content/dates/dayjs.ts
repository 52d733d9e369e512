import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** dayjs with `utc`. Its `timezone` is left out, because it goes through the zone of the server. */
export { dayjs };
