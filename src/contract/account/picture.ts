import * as z from "zod/mini"

/** Small enough to send with every answer that shows it: the page shrinks a chosen picture before sending it. */
const maxPictureChars = 48_000

/** Never the address of a picture elsewhere: its host would learn when somebody looks at it. */
export const pictureSchema = z
  .string("This file isn't a picture")
  .check(
    z.maxLength(maxPictureChars, "The picture is too large"),
    z.regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/, "The picture must be a PNG, JPEG or WebP"),
  )
