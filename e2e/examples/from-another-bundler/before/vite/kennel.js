// dom/lifecycles.js
var e = /* @__PURE__ */ new Map();
async function t() {}
async function n({ domElement: t }) {
	let n = document.createElement("section");
	n.className = "kennel", n.innerHTML = "<h1 tabindex=\"-1\">Kennel</h1><button type=\"button\">Nights: 1</button>", n.querySelector("button").addEventListener("click", async ({ currentTarget: e }) => {
		e.textContent = "Nights: 2";
		let { note: t } = await import("./note-BmGx9aFf.js");
		n.append(t());
	}), e.set(t, n), t.append(n);
}
async function r({ domElement: t }) {
	e.get(t)?.remove(), e.delete(t);
}
export { t as bootstrap, n as mount, r as unmount };
