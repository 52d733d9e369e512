import { contentChecks, dashboard } from '../endpoints/dashboard';
import { queryOf } from '../endpoints/queryOf';

/** The content of the administrator's dashboard. */
export const dashboardQuery = () => queryOf(['dashboard'], dashboard);

/** Things in the content that somebody should look at. */
export const contentChecksQuery = () => queryOf(['dashboard', 'checks'], contentChecks);
