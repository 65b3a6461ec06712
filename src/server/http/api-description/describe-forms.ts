import { maxProducts, maxSections, productDescriptionMinChars } from "../../../contract/seo/form.ts"
import { platforms } from "../../../domain/platforms/index.ts"
import type { Platform } from "../../../domain/platforms/platform.ts"
import { fieldsOf } from "../../../domain/rule-book/core-fields.ts"
import { capitalize } from "./capitalize.ts"
import { isJson, type Json } from "./tidy-schema.ts"

const filled = { type: "string", pattern: "\\S" }
const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })
const nameOf = ({ id }: Platform) => `${capitalize(id)}Form`

/** The form of a generation: one for each platform, because each requires different fields. */
export function describeForms(form: Json | undefined): Record<string, Json> {
  const properties = isJson(form?.properties) ? form.properties : {}
  const { platform: _, products, bodyTextSections, ...texts } = properties
  return {
    SeoGenerateBody: {
      oneOf: platforms.map((platform) => ref(nameOf(platform))),
      discriminator: {
        propertyName: "platform",
        mapping: Object.fromEntries(platforms.map((platform) => [platform.id, ref(nameOf(platform)).$ref])),
      },
    },
    FormFields: {
      type: "object",
      description: "What the forms of all platforms may hold. A platform's own form says what it cannot do without.",
      properties: {
        ...texts,
        products: { ...Object(products), items: ref("FormProduct"), maxItems: maxProducts },
        bodyTextSections: { ...Object(bodyTextSections), maxItems: maxSections },
      },
    },
    FormProduct: describeProduct(products),
    ...Object.fromEntries(platforms.map((platform) => [nameOf(platform), describeForm(platform, texts)])),
  }
}

function describeForm(platform: Platform, texts: Json): Json {
  const required = fieldsOf(platform).filter(({ isRequired }) => isRequired)
  const needed = required.map(({ key, label, help }) => {
    return [key, { title: label, description: help, ...Object(texts[key]), ...filled }]
  })
  return {
    description: `What is written for ${platform.label} needs ${required.map(({ label }) => label).join(", ")}.`,
    allOf: [
      ref("FormFields"),
      {
        type: "object",
        properties: { platform: { type: "string", enum: [platform.id] }, ...Object.fromEntries(needed) },
        required: ["platform", ...required.map(({ key }) => key)],
      },
    ],
  }
}

function describeProduct(products: unknown): Json {
  const { items } = Object(products)
  const { properties } = Object(items)
  const { name, description, ...others } = Object(properties)
  return {
    type: "object",
    properties: {
      name: { ...Object(name), ...filled },
      ...others,
      description: { ...Object(description), minLength: productDescriptionMinChars },
    },
    required: ["name", "description"],
  }
}
