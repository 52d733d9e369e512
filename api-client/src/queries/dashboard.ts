import { contentChecks, dashboard } from '../endpoints/dashboard';
import { queryOf } from '../endpoints/queryOf';

/** The content of the administrator's dashboard. */
export const dashboardQuery = () => queryOf(['dashboard'], dashboard);

/** The content checks of the dashboard. */
export const contentChecksQuery = () => queryOf(['dashboard', 'checks'], contentChecks);
