export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** "32.2226, -110.9747" or "32.2226° N, 110.9747° W"; null if it is not a place on earth. */
export function readCoordinates(text: string): Coordinates | null {
  const found =
    /^\s*(-?\d{1,2}(?:\.\d{1,12})?)\s*°?\s*([NS])?\s*[,;\s]\s*(-?\d{1,3}(?:\.\d{1,12})?)\s*°?\s*([EW])?\s*$/i.exec(text)
  if (found === null) return null
  const [, north = "", side = "", east = "", half = ""] = found
  const latitude = Number(north) * (/s/i.test(side) ? -1 : 1)
  const longitude = Number(east) * (/w/i.test(half) ? -1 : 1)
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}
