import { spawn, spawnSync } from "node:child_process"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { auth } from "../../src/contract/auth.ts"
import { history } from "../../src/contract/history.ts"
import { mail } from "../../src/contract/mail.ts"
import { makeRegistration } from "../../test/make.ts"
import { type Finding, type Ground, openGround, tally, time } from "./ground.ts"

/** Server and database are killed, and the lock files name a living process of the database's user. */
export async function crash(): Promise<Finding> {
  const ground = await openGround()
  const tries = 3
  let started = 0
  let slowestMs = 0
  let last = ground.server
  try {
    for (; started < tries; started++) {
      const socketFolder = ground.socketFolder()
      const { uid, gid } = statSync(ground.dataFolder)
      process.kill(ground.pidOfDatabase(), "SIGKILL")
      await last.end("SIGKILL")
      const living = spawn("sleep", ["60"], { uid, stdio: "ignore" })
      await once(living, "spawn")
      const words = [living.pid, ground.dataFolder, 1, 5432, socketFolder, "", "", "ready"].join("\n")
      for (const file of [join(ground.dataFolder, "postmaster.pid"), join(socketFolder, ".s.PGSQL.5432.lock")]) {
        writeFileSync(file, words)
        chownSync(file, uid, gid)
      }
      const startedAt = performance.now()
      last = await ground.restart().finally(() => living.kill())
      slowestMs = Math.max(slowestMs, Math.round(performance.now() - startedAt))
    }
  } catch {
    // The server did not start; the figure is how often it had started before.
  } finally {
    await ground.close()
  }
  return {
    isHeld: started === tries,
    figures: `${started} of ${tries} restarts, the slowest ready after ${slowestMs} ms`,
  }
}

/** About 250 KB that cannot be compressed, the maximum length of a form. */
const saveDraft = ({ server }: Ground, session: Record<string, string>) => {
  const products = Array.from({ length: 50 }, () => ({ name: "Mug", description: randomBytes(2450).toString("hex") }))
  return time(server.send(history.save.path, { platform: "etsy", contentType: "draft", form: { products } }, session))
}

/** On a server with 10 MB per user; the default is 500. */
export async function draftFlood(): Promise<Finding> {
  const ground = await openGround({ STORAGE_MAX_MB: "10" })
  try {
    const session = await ground.enroll()
    const statuses = []
    for (let count = 0; count < 60; count++) statuses.push((await saveDraft(ground, session)).status)
    const kept = statuses.filter((status) => status === 200).length
    return {
      isHeld: kept > 20 && kept <= 41 && statuses.includes(413),
      figures: `room for 10 MB, 60 drafts of 0.25 MB: ${tally(statuses)}`,
    }
  } finally {
    await ground.close()
  }
}

/** On a small RAM disk, which only root can make, in a private mount namespace. */
export async function fullDisk(): Promise<Finding> {
  const disk = mkdtempSync(join(tmpdir(), "attack-disk-"))
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=200m,mode=711", "attack", disk])
  if (status !== 0) {
    rmSync(disk, { recursive: true })
    return { isHeld: null, figures: "it needs a small separate disk, which only root may mount; run it as root" }
  }
  const ground = await openGround({}, disk)
  try {
    const session = await ground.enroll()
    const before = await time(ground.server.send("/readyz"))
    spawnSync("dd", ["if=/dev/zero", `of=${join(disk, "filler")}`, "bs=64k"])
    const saves = await Promise.all(Array.from({ length: 20 }, () => saveDraft(ground, session)))
    // The server checks once a second.
    await sleep(1100)
    const full = await time(ground.server.send("/readyz"))
    rmSync(join(disk, "filler"))
    await sleep(1100)
    const after = await time(ground.server.send("/readyz"))
    return {
      isHeld: before.status === 200 && full.status === 503 && after.status === 200,
      figures: `20 saves: ${tally(saves.map((save) => save.status))}; /readyz ${before.status}, full: ${full.status} ${full.text}, freed: ${after.status}`,
    }
  } finally {
    await ground.close()
    spawnSync("umount", [disk])
    rmSync(disk, { recursive: true, force: true })
  }
}

export async function frozenDatabase(): Promise<Finding> {
  const ground = await openGround()
  const { server } = ground
  const postmaster = ground.pidOfDatabase()
  try {
    const session = await ground.enroll()
    await Promise.all(Array.from({ length: 10 }, () => time(server.send(auth.getUser.path, undefined, session))))
    process.kill(postmaster, "SIGSTOP")
    const { stdout } = spawnSync("ps", ["-o", "pid=", "--ppid", String(postmaster)], { encoding: "utf8" })
    const children = stdout.trim().split(/\s+/)
    spawnSync("kill", ["-s", "STOP", ...children])
    const paths = [auth.getUser.path, history.list.path, "/api/dashboard", "/readyz"]
    const asked = Array.from({ length: 24 }, (_, index) =>
      server.send(paths[index % paths.length] ?? "/", undefined, session),
    )
    const answers = await Promise.all([...asked, server.send(auth.register.path, makeRegistration())].map(time))
    spawnSync("kill", ["-s", "CONT", String(postmaster), ...children])
    const slowest = Math.max(...answers.map(({ tookMs }) => tookMs))
    const statuses = answers.map(({ status }) => status)
    return {
      isHeld: slowest < 5000 && statuses.every((status) => status === 503),
      figures: `25 calls: ${tally(statuses)}, the slowest after ${slowest} ms`,
    }
  } finally {
    process.kill(postmaster, "SIGCONT")
    await ground.close()
  }
}

const lines = ["//", "///", "//[", "//a:b", "/\\", "//%", "/%", "/%E0%A4%A", "//[::1", "/.//[", "http://[", "*"]

/** Reading the database or a backup must not let anyone open an account with an email that is waiting to be sent. */
export async function waitingTokens({ server, enroll, query }: Ground): Promise<Finding> {
  const { cookie } = await enroll()
  const reply = await server.send(mail.listOutbox.path, undefined, { ...(cookie !== undefined && { cookie }) })
  const links: string[] = (await reply.json()).flatMap(({ link }: { link: string | null }) => link ?? [])
  const tokens = links.flatMap((link) => new URL(link).searchParams.get("token") ?? [])
  const tables = await query("select table_name as name from information_schema.tables where table_schema = 'public'")
  let found = 0
  for (const { name } of tables)
    for (const token of tokens)
      found += (await query(`select 1 from "${name}" as t where t::text like '%${token}%'`)).length
  return {
    isHeld: tokens.length > 0 && found === 0,
    figures: `${tokens.length} mailed tokens, ${tables.length} tables: found in ${found} rows`,
  }
}

export async function strangePaths({ server }: Ground): Promise<Finding> {
  const { port } = new URL(server.origin)
  const statuses = []
  for (const line of lines) {
    const socket = connect(Number(port), "127.0.0.1")
    socket.write(`GET ${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    const [answer] = await once(socket, "data")
    socket.destroy()
    statuses.push(Number(/^HTTP\/1\.1 (\d{3}) /.exec(String(answer))?.[1]))
  }
  return {
    isHeld: statuses.every((status) => status < 500),
    figures: `${lines.length} request lines: ${tally(statuses)}`,
  }
}

export async function foreignHosts({ server }: Ground): Promise<Finding> {
  const { port } = new URL(server.origin)
  const ask = async (path: string, host: string) => {
    const socket = connect(Number(port), "127.0.0.1")
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    const [answer] = await once(socket, "data")
    socket.destroy()
    return Number(/^HTTP\/1\.1 (\d{3}) /.exec(String(answer))?.[1])
  }
  const paths = [mail.listOutbox.path, "/metrics"]
  const foreign = await Promise.all(paths.map((path) => ask(path, "rebound.example")))
  const own = await Promise.all(paths.map((path) => ask(path, `localhost:${port}`)))
  return {
    isHeld: foreign.every((status) => status === 404) && own.every((status) => status === 200),
    figures: `foreign host: ${tally(foreign)}; localhost: ${tally(own)}`,
  }
}
