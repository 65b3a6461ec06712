import type { WriteLetter } from "../letter.ts"
import { numberIn, textIn } from "../read-data.ts"

const products = (count: number): string => (count === 1 ? "one product" : `${count.toLocaleString("en-US")} products`)

export const bulkFinished: WriteLetter = (data) => {
  const [written, failed] = [numberIn(data, "written"), numberIn(data, "failed")]
  const file = textIn(data, "fileName") || "your file"
  return {
    subject: written === 0 && failed > 0 ? "Your bulk job failed" : "Your bulk job is finished",
    lines: [
      ...(written > 0 ? [`The texts for ${products(written)} of ${file} are ready to review.`] : []),
      ...(failed > 0
        ? [`We could not write ${products(failed)} of ${file}. The job says why, and can try again.`]
        : []),
      ...(written + failed === 0 ? [`The job for ${file} is finished.`] : []),
    ],
    action: { label: "Open the job", path: `/bulk/${encodeURIComponent(textIn(data, "jobId"))}` },
    end: ["You can turn these emails off in your settings."],
  }
}
