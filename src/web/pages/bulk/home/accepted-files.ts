/** Endings and media types, as the browser's own dialog takes them. */
export const acceptedFiles =
  ".csv,.tsv,.txt,.xlsx,.xlsm,text/csv,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
