import * as z from "zod/mini"

export const idSchema = z.string().check(z.maxLength(100))

const maxZipped = 50
/** Ids in an address, separated by commas. */
export const idsSchema = z.pipe(
  z.string("Please choose what to export").check(z.maxLength(maxZipped * 101, "Too long")),
  z.pipe(
    z.transform((ids: string) => [...new Set(ids.split(",").filter((id) => id !== ""))]),
    z
      .array(idSchema)
      .check(
        z.minLength(1, "Please choose what to export"),
        z.maxLength(maxZipped, `At most ${maxZipped} items at a time`),
      ),
  ),
)
const maxAtOnce = 100
export const chosenSchema = z
  .array(idSchema, "Please choose items first")
  .check(z.minLength(1, "Please choose items first"), z.maxLength(maxAtOnce, `At most ${maxAtOnce} items at a time`))
