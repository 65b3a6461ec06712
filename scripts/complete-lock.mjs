// A registry mirror may lack the binaries of systems nobody here uses. npm then leaves them out of package-lock.json
// without a word, and `npm ci` refuses that lock. This writes the missing optional entries, without downloading them.
// Run it after every `npm install` that rewrote the lock: node scripts/complete-lock.mjs
import { readFileSync, writeFileSync } from "node:fs"

const file = new URL("../package-lock.json", import.meta.url)
const lock = JSON.parse(readFileSync(file, "utf8"))
const systems = new Set([
  "aix",
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "win32",
])
const chips = new Set(["arm", "arm64", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "wasm32", "x64"])

/** npm looks for a dependency beside the package that wants it, then one node_modules further out, up to the root. */
function isInstalled(name, wantedBy) {
  for (let place = wantedBy; ; place = place.slice(0, Math.max(0, place.lastIndexOf("/node_modules/")))) {
    if (lock.packages[`${place === "" ? "" : `${place}/`}node_modules/${name}`]) return true
    if (!place.includes("/node_modules/")) return Boolean(lock.packages[`node_modules/${name}`])
  }
}

function platformEntry(name, version) {
  const words = name.split(/[/-]/)
  const os = words.find((word) => systems.has(word))
  const cpu =
    words.find((word) => chips.has(word)) ?? (words.some((word) => /^arm(v\d|eabi)/.test(word)) ? "arm" : undefined)
  const isExact = /^\d+\.\d+\.\d+/.test(version)
  if (!isExact || !(os || cpu === "wasm32"))
    throw new Error(`${name}@${version} is no platform binary; install it properly`)
  const libc = words.includes("musl") ? "musl" : os === "linux" && words.includes("gnu") ? "glibc" : undefined
  return {
    version,
    optional: true,
    ...(cpu && { cpu: [cpu] }),
    ...(os && { os: [os] }),
    ...(libc && { libc: [libc] }),
  }
}

const added = []
for (const [place, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isInstalled(name, place)) continue
    lock.packages[`node_modules/${name}`] = platformEntry(name, version)
    added.push(name)
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(added.length === 0 ? "The lock file is complete." : `Added ${added.length} entries: ${added.join(", ")}`)
