/** So many products in one job. */
export const maxBulkRows = 10_000
/** So many rows in one piece of an upload. */
export const maxRowsAtOnce = 500
/** So many rows in one page of a job's list. */
export const rowsInPage = 50
/** Jobs that are not finished, for one user. */
export const maxOpenJobs = 5
