import { expect, test, vi } from "vitest"
import { onReconnect } from "./connection.ts"

test("While the browser says it is offline, the server is asked again after an answer", async () => {
  vi.useFakeTimers()
  const browser = new EventTarget()
  const isAnswering = [true, false, true]
  vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser))
  vi.stubGlobal("removeEventListener", browser.removeEventListener.bind(browser))
  vi.stubGlobal("navigator", { onLine: false })
  vi.stubGlobal("fetch", async () => {
    if (isAnswering.shift() === false) throw new TypeError("Failed to fetch")
  })
  const tell = vi.fn()
  const unsubscribe = onReconnect(tell)
  try {
    await vi.advanceTimersByTimeAsync(2000)
    expect(tell).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(6000)
    expect(tell).toHaveBeenCalledOnce()
  } finally {
    unsubscribe()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})
