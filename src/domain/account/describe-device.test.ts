import { expect, test } from "vitest"
import { describeDevice } from "./describe-device.ts"

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0"

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, "Chrome on Windows"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/140.0.0.0`, "Edge on Windows"],
  [`Mozilla/5.0 (Linux; Android 15) ${chrome} Mobile Safari/537.36`, "Chrome on Android"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18 Safari/605.1.15",
    "Safari on macOS",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140 Safari/604.1",
    "Chrome on iOS",
  ],
  ["curl/8.5.0", "An unknown browser"],
  ["", "An unknown browser"],
])("%s", (agent, words) => {
  expect(describeDevice(agent)).toBe(words)
})
