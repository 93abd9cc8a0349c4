// dom/note.js
function e() {
	let e = document.createElement("p");
	return e.className = "kennel-note", e.textContent = "Bring the blanket.", e;
}
export { e as note };
