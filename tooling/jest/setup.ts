import '@testing-library/jest-dom';

// jsdom knows <dialog> but not how to open one.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
