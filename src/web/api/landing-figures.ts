import { useQueryClient } from "@tanstack/react-query"

/** Whether the landing page shows launch copy or figures from the database. */
export type FiguresMode = "launch" | "live"

export const figuresModeKey = ["figures-mode"]

/** Set before the first render, on the server and in the browser alike; it never changes while a page is open. */
export const useFiguresMode = (): FiguresMode => useQueryClient().getQueryData<FiguresMode>(figuresModeKey) ?? "launch"
