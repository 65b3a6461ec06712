const sidePx = 192
/** A picture is sent with every answer about the user. This is the server's limit. */
const maxChars = 48_000

/** The middle of a picture as a small square. Null if it stays too large; throws if it is not a picture. */
export async function shrinkPicture(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file)
  const side = Math.min(picture.width, picture.height)
  const canvas = document.createElement("canvas")
  canvas.width = sidePx
  canvas.height = sidePx
  const left = (picture.width - side) / 2
  const top = (picture.height - side) / 2
  canvas.getContext("2d")?.drawImage(picture, left, top, side, side, 0, 0, sidePx, sidePx)
  picture.close()
  // If the browser cannot write WebP, it writes PNG, which may be too large.
  const tries = [canvas.toDataURL("image/webp", 0.85), canvas.toDataURL("image/jpeg", 0.8)]
  return tries.find((text) => text.length <= maxChars) ?? null
}
