// node scripts/run.mjs [--omit=dev] PROGRAM [ARGUMENTS]: runs PROGRAM on the pinned Node after installing missing
// packages from package-lock.json; with --omit=dev, without the development packages. It uses only built-ins and
// syntax of Node 20, because it runs before anything is installed.
import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { constants } from "node:os"
import { delimiter, dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("..", import.meta.url))
const modules = join(root, "node_modules")
const stampFile = join(modules, ".installed")
const leastNode = 24
const signals = ["SIGINT", "SIGTERM", "SIGHUP"]
const isDevOmitted = process.argv[2] === "--omit=dev"
const given = process.argv.slice(isDevOmitted ? 3 : 2)

const fail = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

/** The installation is current as long as these inputs are unchanged. */
function wantedStamp() {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  )
  const hash = createHash("sha256").update(`${process.platform} ${process.arch}`)
  hash.update(JSON.stringify([dependencies, devDependencies, optionalDependencies]))
  for (const name of ["package-lock.json", ".npmrc"]) hash.update(readFileSync(join(root, name)))
  return hash.digest("hex")
}

const readStamp = () => (existsSync(stampFile) ? readFileSync(stampFile, "utf8") : "")

const stamp = wantedStamp()
const stampWithoutDev = `${stamp} without development packages`
const isInstalled = () => readStamp() === stamp || (isDevOmitted && readStamp() === stampWithoutDev)

/** Runs a program to its end and forwards signals to it, so that no child outlives us. */
function run(file, words, options) {
  return new Promise((resolve) => {
    const child = spawn(file, words, { cwd: root, stdio: "inherit", ...options })
    const passOn = (signal) => child.kill(signal)
    for (const signal of signals) process.on(signal, passOn)
    child.on("error", (error) => fail(`Could not start ${file}: ${error.message}`))
    child.on("exit", (code, signal) => {
      for (const name of signals) process.off(name, passOn)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}

async function install() {
  // If only the development packages are missing, they are added: `npm ci` would first delete the packages of a server
  // that runs from this folder.
  const command = readStamp() === stampWithoutDev ? ["install", "--no-save", "--prefer-offline"] : ["ci"]
  // npm is called by its own path with the Node that runs us, because `npm ci` deletes the Node inside node_modules.
  const words = [
    ...command,
    // Both flags, because NODE_ENV=production would leave out what the tests need.
    isDevOmitted ? "--omit=dev" : "--include=dev",
    "--include=optional",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ]
  const npm = process.env.npm_execpath
  const code = npm
    ? await run(process.execPath, [npm, ...words])
    : await run("npm", words, { shell: process.platform === "win32" })
  if (code !== 0) fail("Could not install the packages. The lines above say why. Check your network connection.")
}

/** Two commands in one folder (start and test, for example) must not install over each other. */
async function withInstallLock(work) {
  const lock = join(root, ".installing")
  const pause = new Int32Array(new SharedArrayBuffer(4))
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: "wx" })
      break
    } catch (error) {
      if (error.code !== "EEXIST") fail(`Cannot write to this folder: ${error.message}`)
      if (!isAlive(Number(readFileSync(lock, "utf8")))) rmSync(lock, { force: true })
      else Atomics.wait(pause, 0, 0, 200)
    }
  }
  const unlock = () => rmSync(lock, { force: true })
  process.once("exit", unlock)
  await work()
  unlock()
  process.off("exit", unlock)
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === "EPERM"
  }
}

function pinnedNode() {
  const windows = process.platform === "win32"
  const folder = join(modules, `node-${windows ? "win" : process.platform}-${process.arch}`, "bin")
  const pinned = join(folder, windows ? "node.exe" : "node")
  if (existsSync(pinned)) return pinned
  if (Number(process.versions.node.split(".")[0]) >= leastNode) return process.execPath
  return fail(`On this system Search Simple needs Node ${leastNode} or newer (this is ${process.versions.node}).`)
}

if (!isInstalled()) {
  await withInstallLock(async () => {
    if (isInstalled()) return
    console.log("Installing the packages in package-lock.json. This happens once…")
    await install()
    writeFileSync(stampFile, isDevOmitted ? stampWithoutDev : stamp)
  })
}

const node = pinnedNode()
const [program = "node", ...words] = given
process.exit(
  await run(program === "node" ? node : join(modules, ".bin", program), words, {
    env: {
      ...process.env,
      PATH: [dirname(node), join(modules, ".bin"), process.env.PATH].join(delimiter),
      // Modules are compiled once and not at every start.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(modules, ".cache", "compiled"),
    },
  }),
)
