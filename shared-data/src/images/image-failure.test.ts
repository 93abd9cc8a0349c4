import { RequestError } from '@veto/shared-data/core';
import { describe, expect, it } from 'vitest';
import { ERRORS } from '../errors/index.ts';
import { imageRemovalFailure, imageUploadFailure } from './image-failure.ts';
import { ImageRefusal } from './image-rules.ts';

describe('the toast after an image was not saved', () => {
  it('is the refusal of the file itself', () => {
    expect(imageUploadFailure(new ImageRefusal(ERRORS.petImageSize), 'pet')).toEqual(ERRORS.petImageSize);
  });
  it('tells a failed upload from a refused record', () => {
    expect(imageUploadFailure(new RequestError('', { status: 500, code: 'storage' }), 'profile').title).toBe(
      'Upload failed',
    );
    expect(imageUploadFailure(new RequestError('', { status: 403, code: 'refused' }), 'profile').title).toBe(
      'Update failed',
    );
  });
  it('is unexpected for anything else', () => {
    expect(imageUploadFailure(new TypeError('boom'), 'pet')).toEqual(ERRORS.petImageUnexpected);
    expect(imageRemovalFailure(new TypeError('boom'), 'profile').title).toBe('Remove error');
    expect(imageRemovalFailure(new RequestError('', { status: 500 }), 'pet')).toEqual(ERRORS.petImageRemove);
  });
});
