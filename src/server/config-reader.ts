import { readFileSync } from "node:fs"
import { type VariableName, variables } from "./config-variables.ts"

export class ConfigRefused extends Error {}

/** Reads variables one by one and collects every error, so that all are reported at once. */
export class ConfigReader {
  readonly faults: string[] = []
  readonly #env: Readonly<Record<string, string | undefined>>

  constructor(env: Readonly<Record<string, string | undefined>>) {
    this.#env = env
  }

  /** The text of a variable; a secret may also be in the file that NAME_FILE names. */
  text(name: VariableName): string | null {
    const isSecret = variables.some((variable) => variable.name === name && "isSecret" in variable)
    const file = isSecret ? this.#env[`${name}_FILE`] : undefined
    const direct = this.#env[name]?.trim()
    if (file !== undefined && file !== "") {
      if (direct) this.refuse(`${name} and ${name}_FILE are both set; set one of them.`)
      try {
        return readFileSync(file, "utf8").trim() || null
      } catch (error) {
        this.refuse(`${name}_FILE names a file that cannot be read: ${error instanceof Error ? error.message : error}`)
        return null
      }
    }
    return direct || null
  }

  refuse(sentence: string): void {
    this.faults.push(sentence)
  }

  whole(name: VariableName, { fallback, min, max }: { fallback: number; min: number; max: number }): number {
    const text = this.text(name)
    if (text === null) return fallback
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= min && value <= max) return value
    this.refuse(`${name} must be a whole number from ${min} to ${max}, not "${text}".`)
    return fallback
  }

  choice<const Options extends readonly string[]>(name: VariableName, options: Options): Options[number] | null {
    const text = this.text(name)
    if (text === null) return null
    const found = options.find((option) => option === text)
    if (found === undefined) this.refuse(`${name} must be one of ${options.join(", ")}, not "${text}".`)
    return found ?? null
  }

  url(name: VariableName, protocols: readonly string[]): URL | null {
    const text = this.text(name)
    if (text === null) return null
    const url = URL.parse(text)
    if (url !== null && protocols.includes(url.protocol)) return url
    // The value may contain a password, so it is not repeated.
    this.refuse(`${name} must be an address that begins with ${protocols.map((word) => `${word}//`).join(" or ")}.`)
    return null
  }

  list(name: VariableName): string[] {
    return (this.text(name) ?? "")
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== "")
  }
}
