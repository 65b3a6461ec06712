const format = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" })

export const sayMoment = (time: string): string => format.format(new Date(time))
