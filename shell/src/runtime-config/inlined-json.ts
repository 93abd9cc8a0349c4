/** What index.html carries in `<script type="application/json" id="…">`; undefined when it is absent or damaged. */
export function inlinedJson(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
