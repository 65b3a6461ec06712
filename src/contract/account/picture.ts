import * as z from "zod/mini"

/** Small enough to travel with every answer that shows it: a page makes a chosen picture smaller before it sends it. */
const maxPictureChars = 48_000

/** No address of a picture elsewhere: whoever keeps that would learn when somebody looks at it. */
export const pictureSchema = z
  .string("This file isn't a picture")
  .check(
    z.maxLength(maxPictureChars, "The picture is too large"),
    z.regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/, "The picture has to be a PNG, JPEG or WebP"),
  )
