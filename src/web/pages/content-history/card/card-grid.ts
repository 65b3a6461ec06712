/** The same for what is there and for what is still to come. Dense: no hole stays beside a card that takes a whole row. */
export const cardGrid = "grid grid-flow-dense gap-4 sm:grid-cols-2 lg:grid-cols-3"
