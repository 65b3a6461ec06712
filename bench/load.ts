import { once } from "node:events"
import { connect, type Socket } from "node:net"

/** Sends that many requests over that many connections, each as soon as the previous answer arrives. */
export async function measureLoad(
  { port, path, cookies }: { port: number; path: string; cookies: readonly string[] },
  { connections, ms }: { connections: number; ms: number },
): Promise<number> {
  let turn = 0
  // The flood guard counts by address, so each request uses a different one.
  const request = () => {
    turn++
    const address = `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`
    const cookie = cookies[turn % cookies.length] ?? ""
    const lines = Object.entries({ host: "localhost", "x-forwarded-for": address, cookie })
    return `GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`
  }
  const until = performance.now() + ms
  const startedAt = performance.now()
  const counts = await Promise.all(Array.from({ length: connections }, () => askUntil(until, port, request)))
  const seconds = (performance.now() - startedAt) / 1000
  return counts.reduce((sum, count) => sum + count, 0) / seconds
}

async function askUntil(until: number, port: number, request: () => string): Promise<number> {
  let count = 0
  let socket: Socket | null = null
  while (performance.now() < until) {
    socket ??= connect({ port, host: "127.0.0.1", noDelay: true })
    socket.write(request())
    const head = await readAnswer(socket)
    if (!head.startsWith("HTTP/1.1 200 ")) throw new Error(`refused: ${head}`)
    count++
    // A server may close a connection after a number of requests.
    if (!/\r\nconnection: close/i.test(head)) continue
    socket.destroy()
    socket = null
  }
  socket?.destroy()
  return count
}

/** Reads one answer to its end and returns its head. */
async function readAnswer(socket: Socket): Promise<string> {
  let text = ""
  for (;;) {
    const [chunk] = await once(socket, "data")
    text += String(chunk)
    const end = text.indexOf("\r\n\r\n")
    if (end === -1) continue
    const head = text.slice(0, end)
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN)
    if (Number.isNaN(length)) throw new Error(`an answer without a length: ${head}`)
    if (Buffer.byteLength(text) >= end + 4 + length) return head
  }
}
