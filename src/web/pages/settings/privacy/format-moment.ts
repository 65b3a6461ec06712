const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" })

export const formatMoment = (time: string): string => moment.format(new Date(time))
