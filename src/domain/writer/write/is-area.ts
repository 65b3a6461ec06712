/** Between two places; "Tyne and Wear" is one. */
export const betweenPlaces = /(?<!\b(?:tyne|brighton|hammersmith|kensington|hastings)) (?:and|&|\+) /i

/** "East Galway and a bit of Roscommon": nobody is based in that, though somebody may work there. */
export const isArea = (place: string): boolean => betweenPlaces.test(place)
