/** Extensions and media types, for the browser's file dialog. */
export const acceptedFiles =
  ".csv,.tsv,.txt,.xlsx,.xlsm,text/csv,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
