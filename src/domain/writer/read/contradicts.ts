const measure = /(\d[\d.,]*) ?(g|kg|oz|lb|ml|cl|l|mm|cm|m|in|inch|inches|ft)(?!\p{L})/giu

/** "Each bar is about 95 g" is not about the bar that weighs 80 g. */
export function contradicts(text: string, own: string): boolean {
  const figures = Map.groupBy(own.matchAll(measure), ([, , unit = ""]) => unit.toLowerCase())
  return [...text.matchAll(measure)].some(([, figure, unit = ""]) => {
    const same = figures.get(unit.toLowerCase())
    return same?.every(([, other]) => other !== figure) === true
  })
}
