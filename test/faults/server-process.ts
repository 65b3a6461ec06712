import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { serverProgram } from "../../scripts/build.ts"

const startLimitMs = 60_000

/** The real server as its own process, as `npm start` runs it. Anyone who runs these tests has built it. */
export class ServerProcess {
  readonly #child: ChildProcess
  readonly #exit: Promise<number | null>
  #output = ""
  origin = ""

  constructor(env: Record<string, string>, options: readonly string[] = []) {
    this.#child = spawn(process.execPath, [...serverProgram, ...options], {
      env: {
        PATH: process.env.PATH,
        ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
        PORT: "0",
        LOG_LEVEL: "warn",
        // Each costs a start a second of a processor. A test of a server under load asks for them.
        WORKER_THREADS: "1",
        WORKER_START: "on-demand",
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    })
    this.#exit = once(this.#child, "exit").then(([code]) => code)
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on("data", (chunk) => {
        this.#output += String(chunk)
      })
  }

  /** Everything it has said so far. */
  get output(): string {
    return this.#output
  }

  async waitUntilReady(): Promise<this> {
    const [, place = ""] = await this.#waitFor(/is ready: (\S+)/)
    this.origin = place.replace("localhost", "127.0.0.1")
    return this
  }

  /** Waits for a process that was started with --worker and answers no requests. */
  async waitUntilWorking(): Promise<this> {
    await this.#waitFor(/works in the background/)
    return this
  }

  async #waitFor(said: RegExp): Promise<RegExpExecArray> {
    const deadline = Date.now() + startLimitMs
    while (Date.now() < deadline && this.#child.exitCode === null) {
      const found = said.exec(this.#output)
      if (found !== null) return found
      await Promise.race([once(this.#child.stdout ?? this.#child, "data"), this.#exit])
    }
    throw new Error(`the server did not get ready: ${this.#output}`)
  }

  /** Sends the signal and waits for the end. Null where a signal ended it. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.#child.kill(signal)
    return this.#exit
  }

  waitForExit(): Promise<number | null> {
    return this.#exit
  }

  send(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.origin}${path}`, {
      headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    })
  }
}

/** The header that sends the session of this reply back. */
export const sessionOf = (reply: Response): { cookie: string } => ({
  cookie: (reply.headers.getSetCookie()[0] ?? "").split(";")[0] ?? "",
})
