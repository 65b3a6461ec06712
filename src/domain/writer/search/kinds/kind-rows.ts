/**
 * Other words that buyers use for a thing: "noun: other names for it; wider names". Each is true of every thing with that
 * name, whatever its material, look or use. "uk:" and "us:" mark words that only one country types.
 */
export type KindRows = Readonly<Record<string, string>>
