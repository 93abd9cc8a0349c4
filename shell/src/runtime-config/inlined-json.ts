/** What a document carries in `<script type="application/json" id="…">`; undefined when it is absent or damaged. */
export function inlinedJson(id: string, from: Document = document): unknown {
  const text = from.getElementById(id)?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
