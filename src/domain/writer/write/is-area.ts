/** Between two places; "Tyne and Wear" is one. */
export const betweenPlaces =
  /(?<!\b(?:tyne|brighton|hammersmith|kensington|hastings|trinidad|antigua|bosnia|kitts|vincent)) (?:and|&|\+) /i

const around =
  /\b(?:within|around|surrounding|covering|miles?|km|nearby|across|only|overseas|except|all (?:of|over|districts|suburbs|areas)|(?:island|city|state|county|province|country|nation)-?wide)\b/i

/** "Eganville to Barrys Bay" */
const fromTo = /\p{L}{3} to (?:the )?\p{Lu}/u

/** "East Galway and a bit of Roscommon", "Leeds, within 25 miles", "Singapore, all districts except Sentosa": nobody is based in that, though somebody may work there. */
export const isArea = (place: string): boolean => betweenPlaces.test(place) || around.test(place) || fromTo.test(place)
