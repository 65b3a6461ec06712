import { execFileSync } from "node:child_process"
import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from "node:fs"
import { homedir, tmpdir } from "node:os"
import { delimiter, join } from "node:path"

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

/**
 * The browser of the journeys: the configured one, the one from npm, an installed one, or Debian's. The one from npm is
 * the same on every machine, and without a window of its own it needs a quarter less of the processor.
 */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  return (await unpackShipped()) ?? findInstalled() ?? installFromDebian()
}

function findInstalled(): string | null {
  const folders = (process.env.PATH ?? "").split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram) ?? null
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Comes as a compressed file for x64 Linux, with the two libraries that a bare system lacks. */
async function unpackShipped(): Promise<string | null> {
  if (process.platform !== "linux" || process.arch !== "x64") return null
  // It unpacks to a fixed name in the temporary folder; ours is not shared with other users.
  const folder = join(tmpdir(), `search-simple-chromium-${process.getuid?.() ?? homedir()}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  process.env.TMPDIR = folder
  const { default: shipped, inflate, setupLambdaEnvironment } = await import("@sparticuz/chromium")
  const program = await shipped.executablePath()
  const packed = join(import.meta.dirname, "../../node_modules/@sparticuz/chromium/bin/al2023.tar.br")
  if (existsSync(packed)) {
    await inflate(packed)
    setupLambdaEnvironment(join(folder, "al2023", "lib"))
  }
  if (!canStart(program)) return null
  process.env.FONTCONFIG_FILE = nameFonts(folder)
  return program
}

/** A bare system may lack a library that is not included. */
function canStart(program: string): boolean {
  try {
    execFileSync(program, ["--version"], { stdio: "ignore" })
    return true
  } catch {
    return false
  }
}

/** The included font configuration names folders of another machine: without any font, no text has a width. */
function nameFonts(folder: string): string {
  const file = join(folder, "fonts.conf")
  const fonts = [join(folder, "fonts"), "/usr/share/fonts"].map((path) => `<dir>${path}</dir>`).join("")
  writeFileSync(file, `<fontconfig>${fonts}<cachedir>${join(folder, "font-cache")}</cachedir></fontconfig>\n`)
  return file
}

function installFromDebian(): string {
  const isDebian = existsSync("/etc/debian_version")
  if (process.getuid?.() !== 0 || !isDebian)
    throw new Error("No Chromium was found. Install one, or name one with CHROMIUM_PATH.")
  const options = { stdio: "inherit" } as const
  execFileSync("apt-get", ["update"], options)
  // Another apt may be running; without the option, this one would give up at once.
  execFileSync("apt-get", ["-o", "DPkg::Lock::Timeout=60", "install", "-y", "chromium"], options)
  return "/usr/bin/chromium"
}
