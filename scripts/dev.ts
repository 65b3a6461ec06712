// node scripts/dev.ts: pages that reload as you edit, and the real server, on one address.
import { type ChildProcess, spawn } from "node:child_process"
import { createServer as createNetServer } from "node:net"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { createServer, type ProxyOptions } from "vite"

const root = fileURLToPath(new URL("..", import.meta.url))
const port = Number(process.env.PORT ?? 3000)
const apiPort = await findFreePort()
const served = ["/api", "/healthz", "/readyz", "/metrics", "/dev/outbox"]

const api = spawn(process.execPath, ["--watch", "--watch-preserve-output", join(root, "src/server/main.ts")], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, PORT: String(apiPort), HOST: "127.0.0.1" },
})
const pages = await createServer({
  configFile: join(root, "vite.config.ts"),
  server: {
    host: "127.0.0.1",
    port,
    strictPort: true,
    proxy: Object.fromEntries(served.map((path) => [path, toApi()])),
  },
})
endTogether(api)
await pages.listen()
console.log(`Search Simple, development server: http://localhost:${port}`)

/** The origin of our pages becomes the server's; a foreign origin is passed on unchanged and refused there. */
function toApi(): ProxyOptions {
  const target = `http://127.0.0.1:${apiPort}`
  return {
    target,
    changeOrigin: true,
    // src/web/api/send.ts is requested as /api/send.ts: source of the pages, not a call.
    bypass: ({ url }) => (/\.tsx?(\?|$)/.test(url ?? "") ? url : undefined),
    configure(proxy) {
      proxy.on("proxyReq", (request, { headers }) => {
        if (headers.origin === `http://${headers.host}`) request.setHeader("origin", target)
      })
    },
  }
}

function endTogether(child: ChildProcess) {
  const end = async (code: number) => {
    child.kill("SIGTERM")
    await pages.close()
    process.exit(code)
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => void end(0))
  child.once("exit", (code) => void end(code ?? 1))
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createNetServer()
    probe.once("error", reject)
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("No free port")),
      )
    })
  })
}
