/** The maximum number of products in one job. */
export const maxBulkRows = 10_000
/** The maximum number of rows in one chunk of an upload. */
export const maxRowsAtOnce = 500
/** The maximum number of rows on one page of a job's list. */
export const rowsInPage = 50
/** Unfinished jobs per user. */
export const maxOpenJobs = 5
