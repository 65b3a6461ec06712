/** The same for what is there and for what is still to come. */
export const cardGrid = "grid gap-4 sm:grid-cols-2 lg:grid-cols-3"
