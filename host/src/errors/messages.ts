export const title = 'Unhandled Thrown Error!';
export const tabTitle = 'Unhandled Thrown Error! - Frontdesk';
export const reassurance = 'Something broke that this page did not expect. What you saved before is safe.';
export const toDashboard = 'Go to the dashboard';
