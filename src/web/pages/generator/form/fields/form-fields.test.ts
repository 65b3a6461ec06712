import { expect, test } from "vitest"
import { formSchema } from "../../../../../contract/seo/form.ts"
import { examples } from "../../../../../domain/examples/examples.ts"
import { platforms } from "../../../../../domain/platforms/index.ts"
import { readValues } from "./brief-values.ts"
import { formFieldsOf } from "./form-fields.ts"

test.each(platforms.map(({ id }) => id))("the form for %s has a field for everything in its example", (id) => {
  const form = formSchema.parse(readValues({ ...examples[id], platform: id }))
  const { required, own, general } = formFieldsOf(id)
  const asked = new Set([...required, ...own, ...general].map(({ key }) => key))
  for (const key of Object.keys(examples[id])) {
    if (key !== "products" && key !== "bodyTextSections") expect([...asked], "is asked for").toContain(key)
  }
  for (const { key, options } of own) {
    if (options !== undefined && form[key] !== "") expect(options.map(({ value }) => value)).toContain(form[key])
  }
})
