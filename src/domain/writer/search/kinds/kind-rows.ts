/**
 * What buyers also call a thing: "noun: other names for it; wider names". All of it is true of every thing of that
 * name, whatever it is made of, looks like or is for. "uk:" and "us:" stand before what only one side of the sea types.
 */
export type KindRows = Readonly<Record<string, string>>
