/** The same for loaded and loading cards. Dense: a card that takes a whole row leaves no hole. */
export const cardGrid = "grid grid-flow-dense gap-4 sm:grid-cols-2 lg:grid-cols-3"
