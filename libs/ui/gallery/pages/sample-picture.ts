/** A drawn bike wheel, as a picture to preview. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#5b9089"/><g fill="none" stroke="#fff" stroke-width="6"><circle cx="130" cy="190" r="62"/><circle cx="285" cy="190" r="62"/><path d="M130 190 185 100h75l25 90M185 100l50 90h-20l50-100M168 90h34"/></g></svg>`;

export const samplePicture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
